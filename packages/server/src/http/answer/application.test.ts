import { expect, test } from 'vitest'
import { policy } from './application.ts'

const directives = policy({ contentUrl: 'https://content.example.org' })

test('the application runs no script but its own files, and evaluates no text as code', () => {
  expect(directives.scriptSrc).toEqual(["'self'"])
  expect(directives.defaultSrc).toEqual(["'self'"])
  expect(directives.objectSrc).toEqual(["'none'"])
  expect(directives.baseUri).toEqual(["'none'"])
})

test('only the product itself may frame the application, and it frames course content and what is encrypted', () => {
  expect(directives.frameAncestors).toEqual(["'self'"])
  expect(directives.frameSrc).toEqual(["'self'", 'https://content.example.org', 'https:'])
})
