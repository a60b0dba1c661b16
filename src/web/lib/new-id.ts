import { v7 } from 'uuid'

/** A fresh record id, UUIDv7. A create that brings its own can be repeated safely. */
export const newId = (): string => v7()
