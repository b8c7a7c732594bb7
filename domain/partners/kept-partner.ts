/** Where a tab keeps the partner that it came through, in its session storage: the early script of a page and the booking share it. */
export const partnerStoreKey = 'partner'

/** What an id from that store must look like before it is used. */
export const partnerIdPattern = /^[\w-]{1,60}$/
