let address: string | null = null

/** Sets the community's URL. Called once, when the page starts. */
export const setCommunityUrl = (url: string | null): void => {
  address = url
}

/** The URL of the community, null where the operator has set none. Does not change while the page is open. */
export const communityUrl = (): string | null => address
