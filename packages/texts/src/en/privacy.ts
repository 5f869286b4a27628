import type * as fr from '../fr/privacy.ts';

export const PRIVACY: typeof fr.PRIVACY = [
  {
    title: 'In short',
    paragraphs: [
      'Palmarès keeps what your account and your content need in order to work, and nothing else. No ads, no trackers, no requests to other sites, no sale of data.',
    ],
  },
  {
    title: 'Your account data',
    paragraphs: [
      'As long as your account exists, we keep:',
      [
        'your username and your nametag, which are public;',
        'your email address, which you use to log in and where we send messages about your account;',
        'a hash of your password (Argon2id), never the password itself;',
        'if you turn on two-factor authentication: its key, encrypted, and a hash of your recovery codes;',
        'the dates when you signed up and last logged in, and your roles;',
        'for each of your access tokens: its name, what it can do, its dates, its last use and a hash, never the token itself.',
      ],
    ],
  },
  {
    title: 'Your content and your images',
    paragraphs: [
      'Your albums, your images and your other content are kept until you delete them. What is private can be seen only by you and, in the case of albums, by the moderators.',
      'Information hidden in image files, such as GPS location or camera model, is erased on upload. The views and uses of an album are plain numbers, with nobody’s name attached. So that each person counts as one view a day, a hash of your account or your network is kept until the end of the day.',
      'Whatever you make public from an album counts as one vote in its community ranking, which is worked out from everybody’s creations. A ranking does not say who thought what. If you make a creation private or delete it, the ranking disappears until it has been worked out again without it.',
    ],
  },
  {
    title: 'Image checks and reports',
    paragraphs: [
      'Every image is checked by a program that runs on our own server; it is not sent to anyone. If the result is doubtful, the scores are kept with the image so that the moderators can decide.',
      'Anyone can report content. We then keep the reason, the text and a copy of what was reported, which only the moderators see; the author never learns who reported it. If the person has no account, we keep only a hash of their network, which nothing links to them the next day, and, if they give it, their email address until we have replied.',
      'The author of content that a decision affects can read the reason in their profile and appeal once.',
    ],
  },
  {
    title: 'Keeping the site secure',
    paragraphs: [
      'Security events (logins, refused codes, changes of password, address or two-factor authentication, new access tokens, administrative actions) are recorded in a log with the date and the IP address, to deal with abuse and disputes. Counters of attempts, kept for one day, limit attacks.',
    ],
  },
  {
    title: 'Why we are allowed to do this',
    paragraphs: [
      'Your account and your content: to provide the service that you ask for by signing up. Image checks, reports, the log and the counters: our legitimate interest in a site that is safe and complies with the law.',
    ],
  },
  {
    title: 'In your browser',
    paragraphs: [
      'Your browser keeps your session (under the key “token”), your theme, your display preferences and your drafts. As long as a tab is open, it also keeps where you were in lists and tie-break duels, and which albums you have opened, so that each counts as one view only. It also keeps a copy of what you have opened, to show it when you are offline: what you read with your account is removed from it when you log out. One technical cookie protects forms when they are sent; another remembers that your account has logged in from this device before, so that nobody can lock you out by trying passwords; two more remember the languages that you chose. None of this follows you elsewhere, which is why no banner asks for your consent.',
      'When you log out, your drafts stay on the device if you wish.',
    ],
  },
  {
    title: 'Who sees your data',
    paragraphs: [
      'The public sees what you make public, with your name and your nametag, and gathered on a page that bears your nametag. The moderators see albums that are private or in quarantine, and reported content with the names of the accounts that reported it. The administrators may decide that the votes of an account no longer count in any community ranking, for example when new accounts vote in large numbers; if so, the data you export says it. Only the administrators see email addresses, in the admin panel.',
      'Emails go through the site’s mail server. No data is passed on to anyone else.',
    ],
  },
  {
    title: 'For how long',
    paragraphs: [
      [
        'sessions: 7 days at most, then one day after they end;',
        'access tokens: until you revoke them, or 30 days after they expire, which they do within a year;',
        'links sent by email: one hour, as a hash;',
        'emails to be sent: until they are sent, or 30 days if that fails;',
        'counters of attempts, and replies kept so that nothing is saved twice: one day;',
        'reports and copies of what was reported: 90 days after the decision;',
        'moderation decisions about your content: as long as the account exists;',
        'account and content: until they are deleted;',
        'logins and refused codes in the security log: 180 days;',
        'the rest of the security log: as long as whoever runs the site keeps it.',
      ],
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'From your profile, you can correct your name and your address, download all your data and delete your account. You can also write to us to access, correct or erase your data, to restrict its processing or to object to it, and you can lodge a complaint with the CNIL, the French data protection authority.',
      'When an account is deleted, its sessions end, its access tokens are revoked, your address, the hash of your password and your two-factor authentication are erased, and your content disappears. What remains, without your name: the images that other content shows, albums in quarantine until a decision is made, what you have reported and copies of what was reported until 90 days after the decision, the security log, and the nametag, which stays reserved.',
    ],
  },
  {
    title: 'Children',
    paragraphs: [
      'The service is not intended for children under 13. If a younger child has signed up, write to us: their account will be deleted.',
    ],
  },
  { title: 'Contact', paragraphs: [], contact: 'For any question about your data, write to us at ' },
];
