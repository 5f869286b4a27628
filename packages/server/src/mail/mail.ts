// The mails that the site sends. Each is named by its kind and carries what its text needs.

type Mails = {
  /** Asked for an address that may or may not have an account: decided when it is sent (access.md rule 9). */
  password_reset: { ip: string };
  password_changed: { nametag: string };
  /** To the new address. */
  email_change: { nametag: string };
  /** To the address that the account had until now. */
  email_changed: { nametag: string };
  account_deleted: { nametag: string };
  album_quarantined: { nametag: string; album: string; reason: string | null };
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
