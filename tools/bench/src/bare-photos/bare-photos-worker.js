// Prepares a photo of 4000 × 3000. The JPEG decoder produces half the size at less cost.
// The encoding is the first attempt of the app's own preparation.
addEventListener('message', async ({ data: photo }) => {
  const data = await photo.arrayBuffer();
  const decoder = new ImageDecoder({ type: 'image/jpeg', data, desiredWidth: 2000, desiredHeight: 1500 });
  const { image } = await decoder.decode();
  const canvas = new OffscreenCanvas(1920, 1440);
  canvas.getContext('2d').drawImage(image, 0, 0, 1920, 1440);
  image.close();
  decoder.close();
  const { size } = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  postMessage(size);
});
