import { test } from '@playwright/test'

/**
 * Notes a figure of a journey in Playwright's report, from which `npm run bench` reads it. The journey itself does not
 * judge it.
 */
export function noteFigure(name: string, value: number): void {
  test.info().annotations.push({ type: name, description: `${value}` })
}
