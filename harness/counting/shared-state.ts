/**
 * Layout of the memory that a job shares with its worker: cell 0 tells what the worker does (a value below, or
 * the index of the text it is counting), cell `PROGRESS + i` holds the count of text i.
 */
export const PROGRESS = 1

export const QUEUED = -2
export const LOADING = -1

export const PENDING = -1
export const FAULTED = -2
