import type { ReportCopy } from '@palmares/core/contract/types';
import type { ReportedKind } from '@palmares/core/report/case';
import { formatFullMoment } from '@palmares/texts/page/formats';
import { CASE_TEXTS } from '@palmares/texts/page/queue';
import { Picture } from '../../ui/picture.tsx';
import styles from './case-copies.module.css';
import section from './case-drawer.module.css';
import { CoverPlaceholder } from './cover-placeholder.tsx';

/** The reported item as it was at each report: the latest state is open, earlier ones are collapsed. */
export function CaseCopies({ copies, kind }: { copies: readonly ReportCopy[]; kind: ReportedKind }) {
  return copies.map((copy, index) => (
    <details key={copy.id} className={styles.copy} open={index === 0}>
      <summary className={styles.summary}>{CASE_TEXTS.copy(formatFullMoment(copy.createdAt))}</summary>
      <section
        className={styles.content}
        // A scrollable section must be focusable, so that the keyboard can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={CASE_TEXTS.copy(formatFullMoment(copy.createdAt))}
      >
        <p>
          <strong>
            <bdi lang="">{copy.name}</bdi>
          </strong>
        </p>
        {copy.description !== null && copy.description !== '' && (
          <p lang="" dir="auto" className={section.words}>
            {copy.description}
          </p>
        )}
        {copy.album !== null && <p className={section.soft}>{CASE_TEXTS.copyAlbum(copy.album)}</p>}
        {copy.groups.map((group, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a copy never changes, and tiers may have one label
          <Group key={place} group={group} kind={kind} isAlone={kind === 'image'} />
        ))}
      </section>
    </details>
  ));
}

type GroupProps = { group: ReportCopy['groups'][number]; kind: ReportedKind; isAlone: boolean };

function Group({ group, kind, isAlone }: GroupProps) {
  return (
    <div>
      {group.label !== '' && (
        <p className={section.soft}>
          <bdi lang="">{group.label}</bdi>
        </p>
      )}
      <ul className={styles.images} data-alone={isAlone || undefined}>
        {group.images.map(({ id, name, description, url, image }) => (
          <li key={id} className={styles.image}>
            {image === null ? (
              <CoverPlaceholder kind={kind} className={styles.picture} />
            ) : (
              <Picture
                image={image}
                alt=""
                fit={isAlone ? 'contain' : 'auto'}
                sizes={isAlone ? '380px' : '96px'}
                className={styles.picture}
              />
            )}
            {/* The name of a reported image is already above. */}
            {!(isAlone && image !== null) && (
              <span className={styles.name} title={name}>
                {image === null ? CASE_TEXTS.gone : <bdi lang="">{name}</bdi>}
              </span>
            )}
            {isAlone && description !== null && (
              <p lang="" dir="auto" className={section.words}>
                {description}
              </p>
            )}
            {isAlone && url !== null && <p className={section.soft}>{url}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
