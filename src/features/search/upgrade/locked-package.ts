/** A package in a lock file. All texts are untrusted. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Where it comes from. */
  readonly source: PackageSource;
  /** The hash of its archive, such as `sha512-` and base64, or several with spaces between; absent if the file has none that a registry gives too. */
  readonly hash?: string;
  /** Whether others need it, as npm nests a package; false if absent. */
  readonly isNested?: boolean;
}

/** A registry, or anything else, such as an archive's address, a repository or a folder. */
export interface PackageSource {
  readonly kind: "registry" | "other";
  /** As the lock file has it: the registry's address; the empty text if the file leaves it to the package manager. */
  readonly place: string;
}

/** The source of a package whose lock file leaves the registry to the package manager's own settings. */
export const usualRegistry: PackageSource = { kind: "registry", place: "" };
