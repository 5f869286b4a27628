// Deferred shell: parts that a visitor's first view does not need, in one chunk that loads after it.
export { LanguageOffer } from '../features/language/language-offer.tsx';
export { Toaster } from '../ui/toaster.tsx';
export { Footer } from './footer.tsx';
export { MobileMenu } from './mobile-menu.tsx';
export { OfflineNotice } from './offline-notice.tsx';
