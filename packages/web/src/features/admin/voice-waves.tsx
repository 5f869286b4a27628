import type { VoiceWave } from '@palmares/core/contract/types';
import { PANEL_TEXTS } from '@palmares/texts/page/admin';
import { VOICE_TEXTS } from '@palmares/texts/page/voices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setVoicesCounted } from '../../api/admin.ts';
import { paths } from '../../lib/paths.ts';
import { ADMIN_KEY, voiceWavesQuery } from '../../queries/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import styles from './notice-section.module.css';
import rowStyles from './row.module.css';
import { Row } from './row.tsx';
import listStyles from './row-list.module.css';
import { VoicesQuestion } from './voices-question.tsx';

/** Lists albums whose latest voices come mostly from new accounts. Usually there are none, and nothing is shown. */
export function VoiceWaves() {
  const query = useQuery(voiceWavesQuery());
  const client = useQueryClient();
  const [asked, setAsked] = useState<VoiceWave | null>(null);
  if (query.isError) return <RetryAlert query={query}>{VOICE_TEXTS.loadFailure}</RetryAlert>;
  const waves = query.data ?? [];
  if (waves.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="voice-waves">
      <h2 id="voice-waves" className={styles.title}>
        {VOICE_TEXTS.waves}
      </h2>
      <p className={styles.text}>{VOICE_TEXTS.wavesText}</p>
      <ul className={listStyles.rows} aria-labelledby="voice-waves">
        {waves.map((wave) => (
          <li key={wave.album.id}>
            <WaveRow wave={wave} onLeaveOut={() => setAsked(wave)} />
          </li>
        ))}
      </ul>
      {asked && (
        <VoicesQuestion
          accounts={asked.accounts}
          leaveOut={(id) => setVoicesCounted(id, false)}
          onClose={() => {
            setAsked(null);
            // The rows of these accounts show it too.
            void client.invalidateQueries({ queryKey: [ADMIN_KEY] });
          }}
        />
      )}
    </section>
  );
}

function WaveRow({ wave, onLeaveOut }: { wave: VoiceWave; onLeaveOut: () => void }) {
  const { album, voices, young, accounts } = wave;
  return (
    <Row
      name={album.name}
      title={
        <Link to={paths.album.to(album.id)} className={rowStyles.name}>
          <bdi lang="">{album.name}</bdi>
        </Link>
      }
      facts={[PANEL_TEXTS.by(album.author.username), VOICE_TEXTS.wave(voices, young)]}
      actions={
        <Button
          size="s"
          aria-label={VOICE_TEXTS.leaveOutMany(accounts.length, album.name)}
          onClick={onLeaveOut}
        >
          {VOICE_TEXTS.leaveOutThese(accounts.length)}
        </Button>
      }
    />
  );
}
