// The mails that the site sends. Each has a kind and the parameters of its text.
import type { TokenScope } from '@palmares/core/account/personal-token';
import type { SecondFactorChange } from '@palmares/core/contract/audit-events';
import type { ReportedKind, Sanction } from '@palmares/core/report/case';
import type { Language } from '@palmares/texts/language';

type Mails = {
  /** Requested for an address that may have no account: this is decided when it is sent (AX-66, AC-58). */
  password_reset: { ip: string };
  password_changed: { nametag: string };
  /** `until` is its expiry, as an ISO time. */
  token_created: { nametag: string; name: string; scope: TokenScope; until: string };
  /** Sent to the new address. */
  email_change: { nametag: string };
  /** Sent to the previous address of the account. */
  email_changed: { nametag: string };
  account_deleted: { nametag: string };
  second_factor_changed: { nametag: string; change: SecondFactorChange };
  /** `left` is the number of remaining codes. */
  recovery_code_used: { nametag: string; left: number };
  album_quarantined: { nametag: string; album: string; reason: string | null; mayAppeal?: true };
  /** Sent to the author of the reported content; the quarantine of an album has its own mail. */
  report_decided: { nametag: string; kind: ReportedKind; name: string; sanction: Sanction; reason: string };
  /** Sent to the author: the answer to an appeal, or a decision that is lifted without one. */
  decision_answered: {
    nametag: string;
    kind: ReportedKind;
    name: string;
    sanction: Sanction;
    lifted: boolean;
    answer: string;
  };
  /** Sent to the reporter. It omits the name of what was reported, because the address may have been typed by a stranger. */
  report_answered: { nametag: string | null; kind: ReportedKind; on: string; acted: boolean };
};

export type MailKind = keyof Mails;

/** `accountId` is null if the mail belongs to no account, or to one that no longer exists. */
export type Mail = {
  [Kind in MailKind]: {
    readonly kind: Kind;
    readonly accountId: number | null;
    readonly recipient: string;
    readonly payload: Mails[Kind];
  };
}[MailKind];

/** A composed message for the mail server. */
export type Message = {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};
