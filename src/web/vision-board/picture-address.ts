/** The address of a vision's picture in a size: hers come in three, our drawings in one that fits all. */
export const pictureAddress = (imageUrl: string, size: 'thumb' | 'card' | 'full'): string =>
  imageUrl.startsWith('/api/pictures/') ? `${imageUrl}/${size}` : imageUrl
