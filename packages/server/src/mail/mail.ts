// The mails that the site sends. Each is named by its kind and carries what its text needs.
import type { TokenScope } from '@palmares/core/account/personal-token';
import type { ReportedKind, Sanction } from '@palmares/core/report/case';

export type SecondFactorChange = 'second_factor_added' | 'second_factor_removed' | 'recovery_codes_renewed';

type Mails = {
  /** Asked for an address that may or may not have an account: decided when it is sent (AX-66, AC-58). */
  password_reset: { ip: string };
  password_changed: { nametag: string };
  /** `until`: its end, as an ISO time. */
  token_created: { nametag: string; name: string; scope: TokenScope; until: string };
  /** To the new address. */
  email_change: { nametag: string };
  /** To the address that the account had until now. */
  email_changed: { nametag: string };
  account_deleted: { nametag: string };
  second_factor_changed: { nametag: string; change: SecondFactorChange };
  /** `left`: how many there still are. */
  recovery_code_used: { nametag: string; left: number };
  album_quarantined: { nametag: string; album: string; reason: string | null; mayAppeal?: true };
  /** To the author of what was reported; the quarantine of an album has its own mail. */
  report_decided: { nametag: string; kind: ReportedKind; name: string; sanction: Sanction; reason: string };
  /** To the author: the answer to what they contested, or a decision that is lifted unasked. */
  decision_answered: {
    nametag: string;
    kind: ReportedKind;
    name: string;
    sanction: Sanction;
    lifted: boolean;
    answer: string;
  };
  /** To who reported: never what the thing is called, because a stranger may have typed the address. */
  report_answered: { nametag: string | null; kind: ReportedKind; on: string; acted: boolean };
};

export type MailKind = keyof Mails;

/** `accountId` is null where the mail does not belong to an account, or to one that no longer exists. */
export type Mail = {
  [Kind in MailKind]: {
    readonly kind: Kind;
    readonly accountId: number | null;
    readonly recipient: string;
    readonly payload: Mails[Kind];
  };
}[MailKind];

/** What goes to the mail server. */
export type Message = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};
