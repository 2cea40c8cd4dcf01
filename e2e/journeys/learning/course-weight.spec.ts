import { join, resolve } from 'node:path'
import { filesOfShell, sizeOf } from '../../../tools/kit/bundle.mjs'
import { demoCourse } from '../../kit/content/courses.ts'
import { keepSignedIn } from '../../kit/people/people.ts'
import { pathOf, requestsOf } from '../../kit/requests.ts'
import { expect, test } from '../../kit/test.ts'

const build = resolve(import.meta.dirname, '../../../packages/web/dist')
const kilo = 1024

// NOTE: without the worker, which would bring what is not needed yet.
test.use({ serviceWorkers: 'block' })

test('a course page weighs 60 KB beyond the shell at most, and a visit asks the server three times at most', async ({
  page,
  office,
  newcomer,
}) => {
  const { id, title } = await demoCourse(office, 'Finding the bottleneck')
  await keepSignedIn(page, await newcomer({ language: 'en' }))
  const requests = requestsOf(page)
  const heading = page.getByRole('heading', { level: 1, name: title.en })

  await page.goto(`/#/my-learning/${id}`)
  await expect(heading).toBeVisible()
  const cold = await requests.settle()
  const shell = filesOfShell(build, 'en')
  const files = cold
    .map(pathOf)
    .filter((path) => !path.startsWith('rest/') && path !== '' && !shell.has(path))
  const ofCourse = cold.filter((request) => request.url().includes('/mylearning/'))
  const bodies = await Promise.all(ofCourse.map(async (one) => (await one.sizes()).responseBodySize))
  const weight =
    files.reduce((sum, file) => sum + sizeOf(join(build, file)), 0) +
    bodies.reduce((sum, size) => sum + size, 0)
  expect(weight / kilo, files.join(' ')).toBeLessThanOrEqual(60)
  expect(ofCourse.length).toBeLessThanOrEqual(3)

  await page.goto('/#/progress')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title.en)
  await requests.settle()
  await page.goto(`/#/my-learning/${id}`)
  await expect(heading).toBeVisible()
  // NOTE: what the shell loads ahead after a pause may come at any time, and belongs to no visit.
  const warm = (await requests.settle()).map(pathOf).filter((path) => /^rest\/|course|learn/.test(path))
  expect(warm.length, warm.join(' ')).toBeLessThanOrEqual(3)

  // Who comes from elsewhere in the application: nothing but the course is asked for.
  await page.goto('/#/progress')
  await page.reload()
  await requests.settle()
  await page.goto(`/#/my-learning/${id}`)
  await expect(heading).toBeVisible()
  const asked = (await requests.settle()).map(pathOf).filter((path) => path.startsWith('rest/'))
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(3)
})
