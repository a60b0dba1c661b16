import type { pictureSizes } from '#contract/lists.ts'

/** The URL of a picture in a size. `path` is from a record: an uploaded picture, or one of our drawings. */
export const pictureAddress = (path: string, size: keyof typeof pictureSizes): string =>
  path.startsWith('/api/pictures/') ? `${path}/${size}` : path
