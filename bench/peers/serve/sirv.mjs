// sirv as for production: it lists the folder once and sends the brotli files beside the pages.
import { createServer } from 'node:http'
import sirv from 'sirv'
import { announce, furtherHeaders, page } from './read-page.mjs'

const answer = sirv(page.root, {
  brotli: true,
  etag: true,
  setHeaders: (response) => {
    for (const [name, value] of furtherHeaders) response.setHeader(name, value)
  },
})
const server = createServer(answer)
server.listen(0, '127.0.0.1', () => announce(server))
