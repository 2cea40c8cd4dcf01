import { configure, getConfig } from '@testing-library/react'

const kept = Symbol.for('getElementError as it was')
type Tell = ReturnType<typeof getConfig>['getElementError'] & { [kept]?: Tell }

/**
 * What was not found is told with the whole page; while a query waits, only its last miss is ever read.
 * NOTE: printing the page at each miss was a ninth of what all screen tests cost.
 */
export function shortWhileWaiting() {
  const now: Tell = getConfig().getElementError
  const withPage = now[kept] ?? now
  const tell: Tell = (message, container) => {
    if (!isWaiting()) return withPage(message, container)
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    return error
  }
  configure({ getElementError: Object.assign(tell, { [kept]: withPage }) })
}

// NOTE: the library's own flag, which its types leave out; without it the page is printed as before.
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
