import { listStepSeconds, TIE_RULES } from '@palmares/core/room/plan';
import { OPEN_TEXTS, stepTime } from '@palmares/texts/page/rooms-open';
import { useQuery } from '@tanstack/react-query';
import { listContents } from '../../api/content.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './open-room-dialog.module.css';
import type { RoomWishes } from './room-wishes.ts';

const BATCHES = [null, 5, 10, 20, 40];
const TIERLISTS_MAX = 50;

type Props = { albumId: number; wishes: RoomWishes; onChange: (patch: Partial<RoomWishes>) => void };

const toValue = (number: number | null) => String(number ?? '');
const toNumber = (value: string) => (value === '' ? null : Number(value));

/** The options of the chosen mode. */
export function RoomOptions({ albumId, wishes, onChange }: Props) {
  const { mode, seconds, batches, ties } = wishes;
  return (
    <div className={styles.options}>
      {mode === 'guess' && <TierlistChoice albumId={albumId} value={wishes.tierlist} onChange={onChange} />}
      <Select
        label={mode === 'ranking' ? OPEN_TEXTS.rankingSeconds : OPEN_TEXTS.seconds}
        value={toValue(seconds)}
        options={[null, ...listStepSeconds(mode)].map((value) => ({
          value: toValue(value),
          label: stepTime(value),
        }))}
        onChange={(value) => onChange({ seconds: toNumber(value) })}
      />
      {mode === 'ranking' && (
        <Select
          label={OPEN_TEXTS.batches}
          value={toValue(batches)}
          options={BATCHES.map((value) => ({ value: toValue(value), label: OPEN_TEXTS.batchCount(value) }))}
          onChange={(value) => onChange({ batches: toNumber(value) })}
        />
      )}
      {mode === 'tournament' && (
        <Select
          label={OPEN_TEXTS.ties}
          value={ties}
          options={TIE_RULES.map((value) => ({ value, label: OPEN_TEXTS.tie[value] }))}
          onChange={(value) => onChange({ ties: value })}
        />
      )}
      {mode !== 'guess' && (
        <Switch
          label={OPEN_TEXTS.order}
          checked={wishes.isShuffled}
          onChange={(isShuffled) => onChange({ isShuffled })}
        />
      )}
      {mode !== 'ranking' && (
        <>
          <Switch
            label={OPEN_TEXTS.hidden}
            checked={wishes.hidesVotes}
            onChange={(hidesVotes) => onChange({ hidesVotes })}
          />
          <Switch
            label={OPEN_TEXTS.names}
            checked={wishes.showsNames}
            onChange={(showsNames) => onChange({ showsNames })}
          />
        </>
      )}
    </div>
  );
}

type ChoiceProps = { albumId: number; value: number | null; onChange: Props['onChange'] };

/** The sealed tier list: one of the host's own on this album. */
function TierlistChoice({ albumId, value, onChange }: ChoiceProps) {
  const { data, isPending } = useQuery({
    queryKey: ['tierlists', 'of-room', albumId],
    queryFn: ({ signal }) =>
      listContents(
        'tierlist',
        { album: albumId, scope: 'mine', sort: 'newest', limit: TIERLISTS_MAX },
        signal,
      ),
  });
  if (isPending) return <output>{OPEN_TEXTS.loading}</output>;
  const lists = data?.data ?? [];
  if (lists.length === 0)
    return (
      <p className={styles.none}>
        {OPEN_TEXTS.noTierlist}{' '}
        <Button
          size="s"
          to={KINDS.tierlist.paths.create({ album: albumId, images: null, name: '', express: true })}
        >
          {OPEN_TEXTS.makeTierlist}
        </Button>
      </p>
    );
  const options = lists.map(({ id, name }) => ({ value: String(id), label: name || `n° ${id}` }));
  return (
    <Select
      label={OPEN_TEXTS.tierlist}
      value={value === null ? '' : String(value)}
      options={[{ value: '', label: '…' }, ...options]}
      onChange={(chosen) => onChange({ tierlist: toNumber(chosen) })}
    />
  );
}
