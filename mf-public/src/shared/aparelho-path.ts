/** The path of the screen that lists everything saved on this device (docs/product/offline.md). */
export const APARELHO = '/no-aparelho'
