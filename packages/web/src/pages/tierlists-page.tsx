export { TierlistGallery as Component } from '../features/content-gallery/tierlist-gallery.tsx';
