// The commit format of CONTRIBUTING.md, for commits since the one that added this file (scripts/checks/check-commits.mjs).
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    'body-max-line-length': [2, 'always', 140],
    'footer-max-line-length': [0],
    // Names of code keep their case in a summary.
    'subject-case': [0],
  },
};
