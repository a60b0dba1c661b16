/** The path of a picture, as in records. */
export const pathOf = (id: string): string => `/api/pictures/${id}`

/** The folder of a picture's sizes in the object store. `pending_object_deletions` holds the same, written by a trigger. */
export const folderOf = (userId: string, id: string): string => `pictures/${userId}/${id}`
