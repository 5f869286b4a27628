import type { ContentKind } from '@palmares/core/content-kind';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { useLanguage } from '../../ui/language.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { ConversionOptions } from './conversion-options.tsx';
import { useConversionSource } from './conversion-source.ts';
import type { StoreConvertedContent } from './converted-content.ts';
import { CutsStep } from './cuts-step.tsx';
import { TEXTS } from './messages.ts';
import type { Step, StepProps } from './step.ts';
import styles from './steps.module.css';
import { TieBreaksStep } from './tie-breaks-step.tsx';
import { useConversion } from './use-conversion.ts';

type Props = { kind: ContentKind; id: number; keep: StoreConvertedContent; onClose: () => void };

/** Converts a saved content to a draft of another kind, or of its own. The content itself never changes. */
export function ContinueDialog({ kind, id, keep, onClose }: Props) {
  const texts = TEXTS[useLanguage()];
  const { data: source, isFetching, isError, refetch } = useConversionSource(kind, id);
  const bridge = useConversion(keep);
  const [step, setStep] = useState<Step>('ways');
  const titles = { ways: texts.title, tiers: texts.tiersTitle, ties: texts.tiesTitle };
  return (
    <Dialog
      title={titles[step]}
      size={step === 'ways' ? 'm' : 'l'}
      onClose={onClose}
      {...(source !== undefined && step === 'ways' && { description: texts.keeps(source.title) })}
    >
      {bridge.state === 'failed' && <InlineAlert>{texts.notKept}</InlineAlert>}
      {source === undefined &&
        (isError ? (
          <ErrorState text={texts.loadFailed} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <output className={styles.loading}>
            <Spinner />
            {texts.loading}
          </output>
        ))}
      {source !== undefined && source.lost > 0 && step === 'ways' && (
        <InlineAlert kind="info">{texts.lost(source.lost)}</InlineAlert>
      )}
      {source !== undefined && <Shown step={step} source={source} id={id} bridge={bridge} onStep={setStep} />}
    </Dialog>
  );
}

function Shown({
  step,
  onStep,
  ...shared
}: Omit<StepProps, 'onBack'> & { step: Step; onStep: (step: Step) => void }) {
  const props = { ...shared, onBack: () => onStep('ways') };
  if (step === 'tiers') return <CutsStep {...props} />;
  if (step === 'ties') return <TieBreaksStep {...props} />;
  return <ConversionOptions {...shared} onStep={onStep} />;
}
