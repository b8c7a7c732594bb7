import { readFileSync } from 'node:fs'

/** How many connections may be open at a time. */
export interface ConnectionLimits {
  all: number
  /** From one address; an IPv6 /64 counts as one. */
  fromOneAddress: number
}

/** Far more than one process can serve at a time; each takes some memory. */
const mostConnections = 5_000

/** Descriptors for the files of the embedded database, connections to PostgreSQL and gateways, pages, and modules. */
const otherDescriptors = 256

/** Where the system does not tell: what shells allow by default. */
const usualDescriptors = 1_024

/**
 * Connections may not use up the file descriptors of the process: without one, it cannot read a page nor reach its database. Behind a
 * proxy all connections come from its address.
 */
export function limitConnections(trustedProxies: number, descriptors = readDescriptorLimit()): ConnectionLimits {
  const all = Math.min(mostConnections, Math.max(descriptors - otherDescriptors, Math.floor(descriptors / 4)))
  return { all, fromOneAddress: trustedProxies > 0 ? all : Math.ceil(all / 4) }
}

/** Node has no call for it. */
function readDescriptorLimit(): number {
  try {
    const [, soft] = /^Max open files +(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft ?? usualDescriptors)
  } catch {
    return usualDescriptors
  }
}
