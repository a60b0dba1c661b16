import type { pictureSizes } from '#contract/lists.ts'

/** Where a picture is to be had in a size. `path` is what a record names: a picture of hers, or a drawing of ours. */
export const pictureAddress = (path: string, size: keyof typeof pictureSizes): string =>
  path.startsWith('/api/pictures/') ? `${path}/${size}` : path
