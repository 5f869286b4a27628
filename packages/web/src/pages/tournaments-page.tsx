export { TournamentGallery as Component } from '../features/content-gallery/tournament-gallery.tsx';
