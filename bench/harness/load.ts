/** The result of saturating a server over a few connections. */
export interface Load {
  requestsPerSecond: number
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number
}

export interface Request {
  path: string
  /** With a body it is a POST. */
  body?: string
  headers?: Record<string, string>
}

export interface LoadOptions {
  address: string
  seconds: number
  connections: number
  /** Sent one after the other over all connections together, and again from the first when all were sent. */
  requests: Request[]
}

/** Keeps a server busy; an answer other than 2xx fails the measurement. */
export type LoadGenerator = (options: LoadOptions) => Promise<Load>
