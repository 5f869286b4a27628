export { Component } from './favourite-viewer-page.tsx';
