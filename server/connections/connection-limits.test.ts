import { describe, expect, it } from 'vitest'
import { limitConnections } from './connection-limits.ts'

describe('how many connections a process has', () => {
  it('leaves file descriptors for everything else, however few there are', () => {
    expect(limitConnections(0, 20_000).all).toBe(5_000)
    expect(limitConnections(0, 1_024).all).toBe(768)
    expect(limitConnections(0, 256).all).toBe(64)
    expect(limitConnections(0, Number.POSITIVE_INFINITY).all).toBe(5_000)
  })

  it('gives one address a quarter, unless a proxy brings everybody from one', () => {
    expect(limitConnections(0, 1_024).fromOneAddress).toBe(192)
    expect(limitConnections(1, 1_024).fromOneAddress).toBe(768)
  })

  it('knows the limit of this process', () => {
    expect(limitConnections(0).all).toBeGreaterThan(0)
  })
})
