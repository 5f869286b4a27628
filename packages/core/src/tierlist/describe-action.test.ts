import { describe, expect, test } from 'vitest';
import { ACTION_TEXTS, OUTCOME_TEXTS } from '../../../texts/src/fr/tierlist-actions.ts';
import type { Action } from './actions.ts';
import { type Board, POOL } from './board.ts';
import { describeAction, describeOutcome } from './describe-action.ts';
import { reduce } from './reduce.ts';

const board: Board = {
  tiers: [
    { id: 't1', label: 'S', color: 'ff7f7f', images: [1, 6] },
    { id: 't2', label: 'A', color: 'ffbf7f', images: [2] },
  ],
  pool: [3, 4, 5],
  hidden: [],
  mainImage: null,
};

const names: Readonly<Record<number, string>> = { 1: 'Renard', 2: 'Loup', 3: 'Ours' };
const getName = (image: number): string => names[image] ?? `image ${image}`;

const getLabel = (action: Action) => describeAction(board, action, getName, ACTION_TEXTS);
const getOutcome = (action: Action) =>
  describeOutcome(board, reduce(board, action), action, getName, OUTCOME_TEXTS);

describe('labels, for « Annuler : … »', () => {
  test.each<[string, Action]>([
    ['Déplacer « Renard » en A', { type: 'move', images: [1], to: { tier: 't2', before: 2 } }],
    ['Déplacer 3 images en S', { type: 'move', images: [3, 4, 5], to: { tier: 't1', before: null } }],
    ['Déplacer « Ours » en S', { type: 'move', images: [3, 3], to: { tier: 't1', before: null } }],
    ['Déplacer « Renard » dans S', { type: 'move', images: [1], to: { tier: 't1', before: null } }],
    ['Déplacer 2 images en S', { type: 'move', images: [1, 2], to: { tier: 't1', before: null } }],
    ['Retirer « Renard » de son tier', { type: 'move', images: [1], to: { tier: POOL, before: 3 } }],
    [
      'Déplacer « Ours » dans les non classées',
      { type: 'move', images: [3], to: { tier: POOL, before: null } },
    ],
    ['Retirer « Loup » de son tier', { type: 'toPool', images: [2] }],
    ['Retirer 2 images de leur tier', { type: 'toPool', images: [1, 2] }],
    ['Ajouter le tier « Top »', { type: 'addTier', label: ' Top ', color: 'ffffff' }],
    ['Supprimer le tier S', { type: 'removeTier', tier: 't1' }],
    ['Renommer le tier S en « Top »', { type: 'renameTier', tier: 't1', label: ' Top ' }],
    ['Changer la couleur du tier A', { type: 'recolourTier', tier: 't2', color: 'ffffff' }],
    ['Monter le tier A', { type: 'moveTier', tier: 't2', direction: 'up' }],
    ['Descendre le tier S', { type: 'moveTier', tier: 't1', direction: 'down' }],
    ['Vider tous les tiers', { type: 'reset' }],
    ['Appliquer le modèle « S à F »', { type: 'applyPreset', preset: 's-to-f' }],
    ['Choisir « Loup » comme image principale', { type: 'setMainImage', image: 2 }],
    ['Retirer l’image principale', { type: 'setMainImage', image: null }],
    ['Ajouter « image 9 »', { type: 'addImages', images: [9] }],
    ['Ajouter aucune image', { type: 'addImages', images: [] }],
    ['Retirer 2 images', { type: 'removeImages', images: [1, 2] }],
  ])('%s', (label, action) => {
    expect(getLabel(action).replaceAll('\u00A0', ' ')).toBe(label);
  });

  test('guillemets keep their spaces on one line', () => {
    expect(getLabel({ type: 'toPool', images: [1] })).toContain('«\u00A0Renard\u00A0»');
  });
});

describe('results, for the live region', () => {
  test.each<[string, Action]>([
    ['« Renard » placée en A, 1 sur 2', { type: 'move', images: [1], to: { tier: 't2', before: 2 } }],
    ['« Ours » placée en S, 3 sur 3', { type: 'move', images: [3], to: { tier: 't1', before: null } }],
    ['3 images placées en S', { type: 'move', images: [3, 4, 5], to: { tier: 't1', before: null } }],
    ['« Renard » déplacée dans S, 2 sur 2', { type: 'move', images: [1], to: { tier: 't1', before: null } }],
    ['2 images déplacées dans S', { type: 'move', images: [1, 6], to: { tier: 't1', before: null } }],
    ['« Renard » retirée de son tier', { type: 'move', images: [1], to: { tier: POOL, before: 3 } }],
    ['2 images retirées de leur tier', { type: 'toPool', images: [1, 2] }],
    [
      '« Ours » déplacée dans les non classées',
      { type: 'move', images: [3], to: { tier: POOL, before: null } },
    ],
    ['Tier « Top » ajouté', { type: 'addTier', label: ' Top ', color: 'ffffff' }],
    ['Tier S supprimé', { type: 'removeTier', tier: 't1' }],
    ['Tier S renommé en « Top »', { type: 'renameTier', tier: 't1', label: ' Top ' }],
    ['Couleur du tier A changée', { type: 'recolourTier', tier: 't2', color: 'ffffff' }],
    ['Tier A monté', { type: 'moveTier', tier: 't2', direction: 'up' }],
    ['Tier S descendu', { type: 'moveTier', tier: 't1', direction: 'down' }],
    ['Tous les tiers sont vides', { type: 'reset' }],
    ['Modèle « S à F » appliqué', { type: 'applyPreset', preset: 's-to-f' }],
    ['« Loup » choisie comme image principale', { type: 'setMainImage', image: 2 }],
    ['Image principale retirée', { type: 'setMainImage', image: null }],
    ['« image 9 » ajoutée', { type: 'addImages', images: [9] }],
    ['2 images retirées', { type: 'removeImages', images: [1, 2] }],
  ])('%s', (text, action) => {
    expect(getOutcome(action).replaceAll('\u00A0', ' ')).toBe(text);
  });
});
