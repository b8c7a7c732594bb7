/** The event by which a page tells that it shows other links than before, so that these can be fetched ahead. */
export const linksChanged = 'links-changed'
