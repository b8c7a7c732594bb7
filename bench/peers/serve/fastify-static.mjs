// @fastify/static with the brotli files beside the pages.
import files from '@fastify/static'
import fastify from 'fastify'
import { announce, furtherHeaders, page } from './read-page.mjs'

const headers = Object.fromEntries(furtherHeaders)
const app = fastify({ logger: false })
app.register(files, {
  root: page.root,
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply) => reply.headers(headers),
})
await app.listen({ port: 0, host: '127.0.0.1' })
announce(app.server)
