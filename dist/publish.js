process.argv[2] = "action publish";
await import("./index.js");
