import type { ChosenImage } from '../uploads/chosen-images.ts';

/** Creates a chosen image that is ready to be uploaded. */
export const makeChosenImage = (id: string, more: Partial<ChosenImage> = {}): ChosenImage => ({
  id,
  fileName: `${id}.png`,
  name: id,
  description: '',
  url: '',
  status: 'ready',
  failure: null,
  animated: false,
  fingerprint: id,
  ...more,
});
