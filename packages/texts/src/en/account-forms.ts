import type * as fr from '../fr/account-forms.ts';

export const LOGIN_FORM_TEXTS: typeof fr.LOGIN_FORM_TEXTS = {
  title: 'Log in',
  identifier: 'Nametag or email address',
  password: 'Password',
  submit: 'Log in',
  noAccount: 'No account yet?',
  register: 'Sign up',
  forgotten: 'Forgot your password?',
};

export const SECOND_STEP_TEXTS: typeof fr.SECOND_STEP_TEXTS = {
  title: 'Two-factor authentication',
  intro: 'Your password is right. Now enter the code from your app.',
  submit: 'Log in',
  lost: 'Lost both your app and your recovery codes? Write to the person who runs this site.',
  restart: 'Start over',
};

export const REGISTER_FORM_TEXTS: typeof fr.REGISTER_FORM_TEXTS = {
  title: 'Sign up',
  username: 'Username',
  usernameHint: 'The name that others see.',
  nametag: 'Nametag',
  nametagHint: 'Unique, without accents or spaces; you can also log in with it.',
  email: 'Email address',
  password: 'Password',
  passwordHint: 'At least 8 characters.',
  submit: 'Sign up',
  hasAccount: 'Already have an account?',
  login: 'Log in',
};

export const SIGN_IN_REASONS: typeof fr.SIGN_IN_REASONS = {
  save: {
    tierlist: 'You need an account to save your tier list.',
    tournament: 'You need an account to save your tournament.',
    ranking: 'You need an account to save your ranking.',
  },
  createAlbum: 'You need an account to create an album.',
  profile: 'Your profile holds your albums and everything you make of them.',
};

export const SIGN_UP_FIRST_TEXTS: typeof fr.SIGN_UP_FIRST_TEXTS = {
  register: 'Create an account',
  waiting: 'Your work is waiting for you.',
  or: 'or log in',
};

export const FORGOT_FORM_TEXTS: typeof fr.FORGOT_FORM_TEXTS = {
  title: 'Forgot your password?',
  intro: 'We’ll send you a link, good for one hour, to choose a new one.',
  email: 'Email address',
  check: 'Nothing in your inbox? Check your spam folder, or ask for a new link.',
  again: 'Send another link',
  back: 'Back to login',
};

export const RESET_FORM_TEXTS: typeof fr.RESET_FORM_TEXTS = {
  title: 'New password',
  password: 'New password',
  hint: 'At least 8 characters.',
  confirmation: 'Confirm the password',
  passwordShown: 'the new password',
  confirmationShown: 'the confirmation of the password',
  submit: 'Reset password',
  newLink: 'Ask for a new link',
  back: 'Back to login',
  toLogin: 'Log in',
};

export const CHANGE_FORM_TEXTS: typeof fr.CHANGE_FORM_TEXTS = {
  title: 'Change password',
  intro: 'This logs you out on all your devices, including this one.',
  submit: 'Change password',
  cancel: 'Back to profile',
  toLogin: 'Log in',
};

export const EMAIL_FORM_TEXTS: typeof fr.EMAIL_FORM_TEXTS = {
  title: 'New email address',
  intro: 'Confirm that this address is yours: it will replace the one of your account.',
  submit: 'Confirm this address',
  failed: 'The address could not be confirmed. Please try again in a moment.',
  toProfile: 'Go to profile',
};
