import type { ChosenImage } from '../uploads/chosen-images.ts';

/** One that is ready to be sent. */
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
