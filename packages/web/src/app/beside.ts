// What stands beside a visitor's first view: one file of the build, fetched after it.
export { Toaster } from '../ui/toaster.tsx';
export { Footer } from './footer.tsx';
export { MobileMenu } from './mobile-menu.tsx';
export { OfflineNotice } from './offline-notice.tsx';
