const port = Number(process.env.TEST_PORT ?? 8090)

/** Where browser tests find the site. Its pages name it, so that the build needs it too. */
export const browserAddress = { port, origin: `http://localhost:${port}` }
