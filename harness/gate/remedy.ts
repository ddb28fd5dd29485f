/** Ends the message of what differs from the baseline. */
export const REMEDY = 'if it is meant: npm run bench -- --update-baseline'
