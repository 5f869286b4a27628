import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { AUDIT_TEXTS } from '@palmares/texts/page/audit';
import { formatFullMoment } from '@palmares/texts/page/formats';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { auditListQuery } from '../../queries/admin.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Select } from '../../ui/select.tsx';
import { AUDIT_EVENTS, eventText, isOfStranger, targetText } from './audit-events.ts';
import row from './row.module.css';
import { Row } from './row.tsx';
import { RowList } from './row-list.tsx';
import { LOAD_FAILURES, TAB_LABELS } from './tab-texts.ts';
import toolbar from './toolbar.module.css';
import { useAdminState } from './use-admin-state.ts';

/** The audit trail: actor, event, target and address (AD-46), newest first. */
export function AuditTab() {
  const { state, change } = useAdminState();
  const list = useInfiniteQuery({
    ...auditListQuery(state.event === '' ? {} : { event: state.event }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className={toolbar.toolbar}>
        <div className={toolbar.choice}>
          <Select
            label={AUDIT_TEXTS.event}
            hideLabel
            value={state.event}
            options={[
              { value: '', label: AUDIT_TEXTS.all },
              ...AUDIT_EVENTS.map((event) => ({ value: event, label: eventText(event) })),
            ]}
            onChange={(event) => change({ event })}
          />
        </div>
      </div>
      <RowList
        label={TAB_LABELS.audit}
        rows={list.data?.pages.flatMap((page) => page.data)}
        getKey={(event) => event.id}
        source={list}
        errorText={LOAD_FAILURES.audit}
        render={({ author, event, target, ip, at }) => (
          <Row
            name={eventText(event)}
            lead={
              author === null ? (
                <span className={row.unknownActor} />
              ) : (
                <Avatar username={author.username} nametag={author.nametag} />
              )
            }
            title={<span className={row.name}>{eventText(event)}</span>}
            facts={[
              author === null
                ? isOfStranger(event)
                  ? AUDIT_TEXTS.nobody
                  : AUDIT_TEXTS.system
                : isolateBidi(author.username),
              ...(target === null ? [] : [targetText(event, target)]),
              ...(ip === null ? [] : [getOrigin(ip)]),
            ]}
            aside={
              <time className={row.time} dateTime={at}>
                {formatFullMoment(at)}
              </time>
            }
          />
        )}
      />
    </>
  );
}

const getOrigin = (ip: string): string =>
  ip === 'configuration' ? AUDIT_TEXTS.fromConfiguration : AUDIT_TEXTS.from(ip);
