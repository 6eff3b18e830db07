process.argv[2] = "action baseline";
await import("./index.js");
