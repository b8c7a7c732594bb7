/**
 * How an open console keeps up with its clinic, in milliseconds. Events come within a second; what they cannot tell, because a process died between a
 * change and its notice or a connection is dead without a word, is asked for. So nobody sees a day that is older than `oldestDay`.
 */
export const oldestDay = 15_000

/** A console asks for what it shows, whether or not it is connected. */
export const askEvery = 10_000

/** After a lost connection the browser asks for another one. */
export const reconnectAfter = 1_000

/** A browser gives up where it is refused, as by a proxy whose server has just died; the console does not. */
export const retryRefusedAfter = 5_000
