const pattern = /^\/api\/pictures\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/** The path of a picture, as in records. */
export const pathOf = (id: string): string => `/api/pictures/${id}`

/** The picture that a path names, in lower case; null for any other text. */
export const idOfPath = (path: string): string | null => pattern.exec(path)?.[1]?.toLowerCase() ?? null

/** Where in the object store the sizes of a picture lie. `left_pictures` holds the same, written by a trigger. */
export const folderOf = (userId: string, id: string): string => `pictures/${userId}/${id}`
