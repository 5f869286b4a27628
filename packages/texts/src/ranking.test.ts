import { RANKING } from '@palmares/core/ranking/limits';
import { describe, expect, test } from 'vitest';
import {
  effortText,
  emptyText,
  RANKING_INTRO,
  RANKING_TEXTS,
  RANKING_VIEW_TEXTS,
  rankedAnnouncement,
  remainingText,
  roundText,
  saveText,
  scoreText,
  selectionText,
  shownText,
  startText,
  statusText,
  undoText,
  unrankedText,
} from './fr/ranking.ts';

describe('texts fixed by the spec', () => {
  test('RK-28, RK-32, RK-34, RK-36: editor', () => {
    expect(RANKING_TEXTS).toMatchObject({
      createTitle: 'Éditeur de Classement',
      editTitle: 'Modifier le Classement',
      showSettings: 'Paramètres',
      hideSettings: 'Masquer',
      start: 'Commencer le Classement',
      resume: 'Continuer le Classement',
      reset: 'Remettre à Zéro',
      restart: 'Recommencer',
      seeResult: 'Voir le Résultat',
      saveNew: 'Sauvegarder Progression',
      update: 'Mettre à jour',
      saving: 'Sauvegarde...',
      isPublic: 'Classement public',
      qualification: 'Phase de Qualification',
      validate: 'Valider la Sélection',
      pass: 'Passer',
    });
  });

  test('RK-30: start button', () => {
    expect([startText(0), startText(1)]).toEqual(['Commencer le Classement', 'Continuer le Classement']);
  });

  test('dialog of the first time', () => {
    expect(RANKING_INTRO.title).toBe('Comment fonctionne le Classement');
    expect(RANKING_INTRO.close).toBe('Commencer le Classement');
    expect(RANKING.infoFlag).toEqual({ key: 'rankingInfoModalShown', value: 'true' });
  });

  test('statuses', () => {
    expect((['running', 'ready', 'finished'] as const).map(statusText)).toEqual([
      'Classement en cours',
      'Prêt à classer',
      'Classement terminé',
    ]);
  });

  test('save', () => {
    expect(saveText('login_or_name_required')).toBe(
      'Veuillez vous connecter et donner un nom à votre classement.',
    );
    expect(saveText('no_progress')).toBe(
      "Aucune progression à sauvegarder. Sélectionnez au moins quelques images d'abord.",
    );
    expect(RANKING_TEXTS.saveFailed).toBe('Erreur lors de la sauvegarde du classement. Veuillez réessayer.');
    expect(RANKING_TEXTS.updated).toBe('Classement mis à jour avec succès !');
    expect(RANKING_TEXTS.created).toBe(
      'Classement sauvegardé avec succès ! Vous pouvez maintenant continuer à le modifier.',
    );
  });

  test('refusals of the editor', () => {
    expect(RANKING_TEXTS.forbiddenEdit).toBe("Vous n'êtes pas autorisé à modifier ce classement.");
    expect(RANKING_TEXTS.loadFailed).toBe(
      'Erreur lors du chargement du classement. Redirection vers la liste.',
    );
    expect(RANKING_TEXTS.rightsFailed).toBe('Erreur lors de la vérification des autorisations.');
  });

  test('viewer', () => {
    expect(RANKING_VIEW_TEXTS).toMatchObject({
      missingId: 'ID du classement manquant',
      notFound: 'Classement introuvable',
      isPrivate: 'Ce classement est privé',
      forbidden: 'Accès interdit à ce classement',
      failed: 'Erreur lors du chargement du classement',
      edit: 'Éditer',
      restTitle: 'Reste du Classement',
      inProgressTitle: 'Images en Progression',
      inProgress: 'En progression',
    });
    expect(emptyText('empty')).toBe('Aucune image dans ce classement');
    expect(emptyText('onlyInProgress')).toBe('Classement en cours');
    expect(scoreText(3)).toBe('3/5');
  });
});

describe('our own texts', () => {
  test('agree in number', () => {
    expect(selectionText(0, 1)).toBe('Sélectionnez jusqu’à 1 image (0/1)');
    expect(selectionText(2, 5)).toBe('Sélectionnez jusqu’à 5 images (2/5)');
    expect(unrankedText(1)).toBe('1 image n’est pas encore classée');
    expect(unrankedText(4)).toBe('4 images ne sont pas encore classées');
    expect(effortText({ least: 1, most: 1 })).toBe('Encore une réponse');
    expect(effortText({ least: 4, most: 4 })).toBe('Encore 4 réponses');
    expect(effortText({ least: 52, most: 100 })).toBe('Encore 52 à 100 réponses, à votre rythme');
    expect(effortText({ least: 498, most: 1500 })).toBe('Encore 498 à 1\u202F500 réponses, à votre rythme');
    expect(shownText(6)).toBe('6 images à l’écran');
    expect(remainingText(0)).toBe('0 image à voir encore dans ce tour');
    expect(roundText(2)).toBe('Tour 2');
  });

  test('say what undo takes back', () => {
    expect(undoText({ type: 'validate', selection: [1] })).toBe('Annuler la dernière validation');
    expect(undoText({ type: 'reset' })).toBe('Annuler la remise à zéro');
  });

  test('announce a rank', () => {
    expect(rankedAnnouncement('Renard', 3)).toBe('Renard entre au classement, rang 3');
  });

  test('RK-47: name the limits as they are', () => {
    expect(RANKING_INTRO.steps.join(' ')).toContain(`${RANKING.pointsToRank} points`);
  });
});
