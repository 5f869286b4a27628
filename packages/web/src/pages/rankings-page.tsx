export { RankingGallery as Component } from '../features/content-gallery/ranking-gallery.tsx';
