import type { BegunSecondFactor } from '@palmares/core/contract/types';
import { SET_UP_TEXTS } from '@palmares/texts/page/second-factor';
import { useState } from 'react';
import { formFailure } from '../../api/form-failure.ts';
import { beginSecondFactor, confirmSecondFactor } from '../../api/second-factor.ts';
import { getPasswordIssue, NO_PASSWORD } from '../../lib/owner-proof.ts';
import { isTouchScreen } from '../../lib/touch-screen.ts';
import { getCodeIssue, NO_CODE } from '../../lib/typed-code.ts';
import { useForm } from '../../lib/use-form.ts';
import { SECOND_FACTOR_KEY } from '../../queries/second-factor.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { CurrentPassword } from '../../ui/current-password.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { SECOND_FACTOR_FAILURE } from './form-failures.ts';
import styles from './second-factor.module.css';

type Props = {
  /** `isOn` tells whether the factor was set up. */
  onClose: (isOn: boolean) => void;
  focusAfter?: (() => HTMLElement | null) | undefined;
};

const failureOf = (error: unknown) => formFailure(error, SECOND_FACTOR_FAILURE);

/** Three steps: the password, then the key with a first code, then the recovery codes. */
export function SetUpDialog({ onClose, focusAfter }: Props) {
  const [begun, setBegun] = useState<BegunSecondFactor | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const first = useForm({
    initial: NO_PASSWORD,
    check: getPasswordIssue,
    send: async ({ current }) => setBegun(await beginSecondFactor(current)),
    failureOf,
  });
  const second = useForm({
    initial: NO_CODE,
    check: getCodeIssue,
    send: async ({ code }) => setCodes(await confirmSecondFactor(code)),
    invalidates: [SECOND_FACTOR_KEY],
    failureOf,
  });
  return (
    <CodesDialog
      form={begun === null ? first : second}
      title={SET_UP_TEXTS.title}
      text={begun === null ? SET_UP_TEXTS.passwordText : SET_UP_TEXTS.scanText}
      submitLabel={begun === null ? SET_UP_TEXTS.continue : SET_UP_TEXTS.submit}
      codes={codes}
      onClose={() => onClose(codes !== null)}
      focusAfter={focusAfter}
    >
      {begun === null ? (
        <CurrentPassword form={first} />
      ) : (
        <>
          <div className={styles.picture}>
            <QrPicture text={begun.uri} label={SET_UP_TEXTS.picture} />
          </div>
          <CopyField
            label={SET_UP_TEXTS.key}
            value={begun.totp_key}
            copy={SET_UP_TEXTS.copyKey}
            copied={SET_UP_TEXTS.keyCopied}
          />
          {/* The on-screen keyboard of a phone would cover the QR code. */}
          <CodeField form={second} isFirst={!isTouchScreen()} />
        </>
      )}
    </CodesDialog>
  );
}
