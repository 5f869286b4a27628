import { expect, test, vi } from 'vitest';
import { createUploadQueue } from './upload-queue.ts';

test('images that are left to another tab go from here, and stay on the device', () => {
  const keeper = { saveFile: vi.fn(async () => undefined), removeFiles: vi.fn(async () => undefined) };
  const queue = createUploadQueue({ lanes: 1, isOrdered: false, keeper });
  queue.addNamed([{ file: new File(['x'], 'x.png'), name: 'x', description: '' }]);
  queue.lineUp();

  queue.forgetAll();

  expect(queue.images.getState()).toEqual([]);
  expect(queue.sending.getState().isRunning).toBe(false);
  expect(keeper.removeFiles).not.toHaveBeenCalled();
  queue.close();
});
