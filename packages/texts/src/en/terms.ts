import type * as fr from '../fr/terms.ts';

export const TERMS: typeof fr.TERMS = [
  {
    title: 'What this is about',
    paragraphs: [
      'Palmarès lets you browse albums of images and turn them into tier lists, tournaments and rankings. These terms govern the use of this service, which is free and has no ads.',
      'By using the site, even without an account, you accept these terms.',
    ],
  },
  {
    title: 'Access to the service',
    paragraphs: [
      'You can see everything public without an account. You can also try the editors without one; you need to sign up to save.',
      'The service may be interrupted for maintenance or by an outage. We do our best to make sure that nothing you have saved is lost.',
    ],
  },
  {
    title: 'Signing up',
    paragraphs: [
      'To sign up, you need a username, a nametag, a valid email address and a password of at least 8 characters. Your nametag is public and unique; it stays reserved after the account is deleted.',
      'The service is not intended for children under 13.',
    ],
  },
  {
    title: 'Keeping your account safe',
    paragraphs: [
      'Your password is yours alone: you are responsible for what is done with your account. If you think someone else knows it, change it in your profile; your other devices are then logged out.',
    ],
  },
  {
    title: 'Your content',
    paragraphs: [
      'What you publish remains yours. You only allow us to store it, resize it and show it on the site for as long as you leave it there.',
      'Other people may use a public album for tier lists, tournaments and rankings of their own. If you delete it or make it private, those that already exist keep the images they show; nothing new can be made from it.',
    ],
  },
  {
    title: 'What you may not publish',
    paragraphs: [
      'You may not publish:',
      [
        'images that you have no right to use;',
        'content that is illegal, hateful, violent, harassing or sexual;',
        'personal data, or photos of people who have not agreed to it;',
        'links to deceptive or dangerous sites.',
      ],
    ],
  },
  {
    title: 'Image checks and moderation',
    paragraphs: [
      'Every image is checked automatically, on our own server, before it is published. An image that is clearly inappropriate is refused; a doubtful one is published and flagged to the moderators, who keep it or remove it.',
      'An album may be put in quarantine: only the moderators can then see it. Its author receives the reason by email and can appeal by writing to us, or from their profile if the decision follows a report.',
      'Anyone can report an album, an image, a tier list, a tournament, a ranking or an account from its page. The moderators may hide a tier list, a tournament or a ranking: only its author can then still see it. They can read the reason and appeal once.',
    ],
  },
  {
    title: 'Suspension and deletion of an account',
    paragraphs: [
      'The administrators may deactivate or delete an account that breaks these terms. You can delete your own at any time from your profile, after downloading your data if you wish.',
    ],
  },
  {
    title: 'Intellectual property',
    paragraphs: [
      'Images belong to their authors. If an image published here infringes your rights, write to us with the address of the page and what belongs to you: we will look into it and remove the image if your claim is justified.',
    ],
  },
  {
    title: 'Liability',
    paragraphs: [
      'Content is published by the people who create it, under their own responsibility. We act promptly on content reported as illegal.',
      'Links added to images lead to sites that we do not control. The service is provided as is; we cannot guarantee that it suits every purpose.',
    ],
  },
  {
    title: 'Changes and governing law',
    paragraphs: [
      'These terms may change as the service does; the date of the last update is at the top of this page.',
      'The service and these terms are governed by French law. If no amicable agreement can be reached, the French courts have jurisdiction.',
    ],
  },
  {
    title: 'Contact',
    paragraphs: [],
    contact: 'Have a question about these terms, or something to report? Write to us at ',
  },
];
