// French texts around the account forms. Those the spec quotes come from the core (account/messages.ts).

export const LOGIN_FORM_TEXTS = {
  title: 'Connexion',
  identifier: 'Nametag ou email',
  password: 'Mot de passe',
  submit: 'Se connecter',
  noAccount: 'Pas encore de compte ?',
  register: 'S’inscrire',
} as const;

export const REGISTER_FORM_TEXTS = {
  title: 'Inscription',
  username: 'Nom d’utilisateur',
  usernameHint: 'Le nom que les autres voient.',
  nametag: 'Nametag',
  nametagHint: 'Unique, sans accent ni espace ; il sert aussi à se connecter.',
  email: 'Email',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères.',
  submit: 'S’inscrire',
  hasAccount: 'Déjà un compte ?',
  login: 'Se connecter',
} as const;
