import { v7 } from 'uuid'

/** A new record id, UUIDv7. A create with an id of its own can be repeated safely. */
export const newId = (): string => v7()
