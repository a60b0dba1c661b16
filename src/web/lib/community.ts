let address: string | null = null

/** Where the community meets, outside of the product: what the page said of it when it arrived. */
export const knowCommunity = (url: string | null): void => {
  address = url
}

/** The address of the community, null where the operator has set none. It never changes while the page lives. */
export const communityUrl = (): string | null => address
